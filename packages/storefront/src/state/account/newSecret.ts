import {
  describeSoFar,
  explainRefusal,
  findPlainWeakness,
  type FindWeakness,
  isLongEnough,
  listOwnWords,
  type Owner,
  type SecretWord,
} from '@shop/core/account/password.ts'
import { shop } from 'virtual:shop'

/** The owner of the new password, as far as is known. */
export type SecretOwner = Omit<Owner, 'shop'>

/** A form does not wait longer for the lists. */
const PATIENCE_MS = 10_000

let asked: Promise<FindWeakness> | undefined

/** Loads the long lists that a new password is compared with, once; resolves with the plain check if they do not load in time. */
export async function loadLists(): Promise<FindWeakness> {
  asked ??= import('@shop/core/account/guesses.ts').then(({ findGuessed }) => findGuessed)
  const tooLate = new Promise<FindWeakness>((resolve) => setTimeout(() => resolve(findPlainWeakness), PATIENCE_MS))
  try {
    return await Promise.race([asked, tooLate])
  } catch {
    // The next call tries again.
    asked = undefined
    return findPlainWeakness
  }
}

/** The reason why this cannot be the new password or passphrase; undefined where it can. */
export async function findRefusal(word: SecretWord, secret: string, owner: SecretOwner): Promise<string | undefined> {
  const findWeakness = await loadLists()
  return explainRefusal(word, secret, findWeakness(secret, listWords(owner)))
}

/** A note on what is missing so far. */
export async function describeTyped(secret: string, owner: SecretOwner): Promise<string> {
  if (!isLongEnough(secret)) return describeSoFar(secret, undefined, false)
  const findWeakness = await loadLists()
  return describeSoFar(secret, findWeakness(secret, listWords(owner)), findWeakness !== findPlainWeakness)
}

function listWords(owner: SecretOwner): string[] {
  return listOwnWords({ ...owner, shop: `${shop.brand.strong} ${shop.brand.light}` })
}
