/** Long enough for any browser to have saved the file. */
const FILE_KEPT_MS = 60_000

/** Downloads a file made in this page. Nothing is requested: the file is a blob. */
export function saveFile(name: string, content: Blob | string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content
  const href = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(href), FILE_KEPT_MS)
}
