import { ALWAYS, CACHED, POLICIES } from './headers.ts'

/**
 * `_headers`, for Netlify and Cloudflare Pages. Both join several rules' values of one header: a policy is then
 * enforced beside the other, and caching is stated once. For the rest their own `max-age=0, must-revalidate` is right.
 */
export function buildHeadersFile({ pathname: base }: URL): string {
  const rules = [
    ['*', ALWAYS] as const,
    ...Object.entries(CACHED).map(([folder, value]) => [`${folder}*`, { 'Cache-Control': value }] as const),
    ...Object.entries(POLICIES).map(([file, policy]) => [file, { 'Content-Security-Policy': policy }] as const),
  ]
  const text = rules.map(([place, headers]) =>
    [base + place, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  const where =
    base === '/' ? '' : `# This file belongs at the top of the site, and the rest of dist/ below ${base} there.\n`
  return `${where}${text.join('\n\n')}\n`
}
