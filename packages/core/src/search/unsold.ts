/** "We do not sell morphine or Ventolin". */
export function formatUnsold(names: readonly string[]): string {
  return `We do not sell ${names.join(' or ')}`
}
