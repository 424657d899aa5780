/** What is said of kept texts that this release cannot read, which only those load who have one. */
import { showNotice } from '../base/notices.ts'
import { saveFile } from '../base/saveFile.ts'
import { readStored } from './storage.ts'
import { unreadStore } from './unread.ts'

/** The names of a kept value in notices. */
export interface Words {
  /** The visitor's name for the value: "saved cart". */
  readonly name: string
  /** The name of an entry, in the singular and the plural. */
  readonly entry: readonly [one: string, many: string]
}

/** Says that this many entries of a value are missing, all of it where Infinity; its text can be saved. */
export function sayDropped(key: string, text: string, words: Words, dropped: number): void {
  sayUnread(key, text, describeDropped(words, dropped))
}

/** Says what is missing from what is kept, and offers to save its text. */
export function sayUnread(key: string, text: string, message: string): void {
  showNotice(`${message} The unread text is still kept on this device.`, {
    label: 'Save it as a file',
    run: () => saveFile(`${key}-unread.txt`, text),
  })
}

/** Says that a later release keeps the value. */
export function sayNewer({ name }: Words): void {
  showNotice(
    `A newer version of the shop has changed your ${name}. Nothing is lost: reload this page to see all of it. What is still missing then comes back with a newer version.`,
    { label: 'Reload this page', run: () => location.reload(), isBrief: true },
  )
}

/** Saves all texts that could not be read as one file. */
export function saveUnread(): void {
  saveFile('unread.txt', unreadStore.get().map(readStored).join('\n\n'))
}

function describeDropped({ name, entry: [one, many] }: Words, dropped: number): string {
  if (!Number.isFinite(dropped)) return `Your ${name} could not be read.`
  const [entries, were] = dropped === 1 ? [one, 'was'] : [many, 'were']
  return `${dropped} ${entries} of your ${name} could not be read and ${were} left out.`
}
