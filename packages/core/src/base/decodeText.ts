/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** The text of a file, or why it has none, in words for the person who chose it. */
export type DecodedText = { readonly text: string } | { readonly error: string }

const SIGNATURES: readonly { bytes: readonly number[]; error: string }[] = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    error: 'This is a spreadsheet or a zip file. In the spreadsheet choose “Save as”, then CSV, and choose that file.',
  },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    error: 'This is an old Excel or Word file. Open it, choose “Save as”, then CSV, and choose that file.',
  },
  { bytes: [0x25, 0x50, 0x44, 0x46], error: 'This is a PDF. Copy its lines and paste them here instead.' },
]
const NOT_TEXT = 'This file is not text, so there are no lines in it. Choose a CSV, TSV or plain text file.'
/** Controls that no text has; tab, line breaks and the scanner’s separator (ASCII 29) are text. */
const CONTROLS = /[\u0000-\u0008\u000E-\u001C\u001E\u001F]/

/**
 * Reads the bytes of a file as text: UTF-8, UTF-16 with its mark, or else the Windows code page that spreadsheets
 * still write. Never throws.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > MAX_FILE_BYTES)
    return { error: 'This file is larger than 10 MB. Split it and import one part at a time.' }
  const known = SIGNATURES.find(({ bytes: signature }) => signature.every((byte, index) => bytes[index] === byte))
  if (known) return { error: known.error }
  const text = decode(bytes)
  if (CONTROLS.test(text)) return { error: NOT_TEXT }
  return text.trim() === '' ? { error: 'This file is empty.' } : { text }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
