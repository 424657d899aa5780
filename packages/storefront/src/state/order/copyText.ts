/** Copies a text to the clipboard; false where that is not allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent where the shop is served without TLS, although its type is not optional.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
