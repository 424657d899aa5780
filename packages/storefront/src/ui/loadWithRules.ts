const asked = new Map<string, Promise<void>>()

/**
 * Loads a part of the code with the sheets that it needs, and resolves once all are here: nothing is drawn without its rules.
 * They are named as the bundler names its files.
 */
export async function loadWithRules<T>(load: () => Promise<T>, sheets: readonly string[] = []): Promise<T> {
  const [part] = await Promise.all([load(), ...sheets.map(loadSheet)])
  return part
}

function loadSheet(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file
  const before = asked.get(href)
  if (before) return before
  const sheet = new Promise<void>((resolve, reject) => {
    // The rules of a sheet that the page names stand in its head (packages/site/src/build/end.ts).
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = ''
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      // The next call tries again.
      asked.delete(href)
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    }
    document.head.append(link)
  })
  asked.set(href, sheet)
  return sheet
}
