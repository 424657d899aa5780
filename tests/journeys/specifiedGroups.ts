import type { Locator } from '@playwright/test'

/** A category as the specification names it in its list of menus, and the route that it leads to. */
type Entry = readonly [name: string, path: string]

export interface SpecifiedGroup {
  readonly name: string
  readonly entries: readonly Entry[]
}

/** "A dropdown menu per group" (specification, 2), written out from it and not read from the catalogue. */
export const GROUPS: readonly SpecifiedGroup[] = [
  {
    name: 'Littmann stethoscopes',
    entries: [
      ['diagnostic', '/littmann-diagnostic'],
      ['monitoring', '/littmann-monitoring-stethoscopes'],
      ['nursing', '/nursing-stethoscopes'],
      ['accessories', '/accessories'],
    ],
  },
  {
    name: 'Disposables',
    entries: [
      ['condoms', '/condoms'],
      ['dressing and wound care', '/dressing_wound_care'],
      ['first aid', '/firstaid'],
    ],
  },
  {
    name: 'Equipment',
    entries: [
      ['blood pressure monitors', '/blood-pressure-monitors'],
      ['diagnostic sets', '/diagnostic-sets'],
      ['Littmann stethoscopes', '/LITTMANN-STETHOSCOPES'],
    ],
  },
  {
    name: 'Furniture',
    entries: [
      ['beds and accessories', '/BEDS_ACCESSORIES'],
      ['bins', '/bins'],
      ['couches and accessories', '/COUCHES_ACCESSORIES'],
    ],
  },
  {
    name: 'Uniforms',
    entries: [
      ['dresses', '/dresses'],
      ['scrubs', '/scrubs'],
    ],
  },
  {
    name: 'Facility',
    entries: [
      ['adhesives and tapes', '/adhesives_tapes'],
      ['janitorial', '/janitorial'],
      ['printer/fax/copier', '/printer_fax_copier'],
    ],
  },
  {
    name: 'Pharma',
    entries: [
      ['analgesics', '/analgesics'],
      ['asthma and COPD', '/asthma_and_copd'],
      ['corticosteroids', '/corticosteroids'],
    ],
  },
  {
    name: 'EMS',
    entries: [
      ['haemorrhage control', '/haemorrhage_control'],
      ['paramedic uniforms', '/paramedic_uniforms'],
      ['pulse oximeters', '/pulse_oximeters'],
    ],
  },
  {
    name: 'A-Z',
    entries: [
      ['accident and emergency', '/accident_emergency'],
      ['continence supplies', '/continence_supplies'],
      ['fridges', '/fridges'],
    ],
  },
  {
    name: 'Brands',
    entries: [
      ['3M', '/3m'],
      ['Coast', '/coast'],
      ['Gojo', '/gojo'],
    ],
  },
]

/** "The footer and menu also link to": what the footer's More group holds (specification, 2; rulings). */
export const MORE: SpecifiedGroup = {
  name: 'More',
  entries: [
    ['aid for Ukraine', '/aid_for_ukraine'],
    ['aesthetic nurses', '/aesthetic_nurses'],
    ['paramedics', '/paramedics'],
  ],
}

/**
 * A name in plain words, since the specification's list is no list of quoted labels: "Printer, fax and copier" and
 * "printer/fax/copier" are the same three words.
 */
function toWords(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => word !== 'and').join(' ')
}

/** The first line of each link of a list and its path, in order. */
export async function readLinks(links: Locator): Promise<[name: string, path: string][]> {
  const found = await links.evaluateAll((all) =>
    all.map((link) => [(link as HTMLElement).innerText.trim().split('\n')[0]!, (link as HTMLAnchorElement).pathname]),
  )
  return found.map(([name, path]) => [toWords(name!), path!])
}

/** The same, as the specification has it. */
export function specifyLinks({ entries }: SpecifiedGroup): [name: string, path: string][] {
  return entries.map(([name, path]) => [toWords(name), path])
}
