import { BASE } from './base.ts'

interface Rules {
  readonly createScriptURL: (address: string) => string
}

const rules: Rules = { createScriptURL: checkAddress }

/** Not every browser that the shop supports has them; TypeScript does not know them yet. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Rules }
}

/** The only one that the content policy allows (packages/site/src/hosts/contentPolicy.ts). */
const policy = trustedTypes?.createPolicy('shop', rules) ?? rules

/** The address of the service worker. Throws for any other. */
export function trustAddress(address: string): string {
  return policy.createScriptURL(address)
}

function checkAddress(address: string): string {
  if (address !== `${BASE}/sw.js`) throw new TypeError(`Not the service worker: ${address}`)
  return address
}
