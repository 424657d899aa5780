/** Puts a text on the clipboard; false where the browser or its owner does not let the page do that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent where the shop is served without TLS, whatever its type says.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
