import { buildOnce } from '../base/once.ts'
import type { Attribute } from './attributeSchema.ts'

/** The shop's attributes, in the order in which pages list them. */
export type Attributes = readonly Attribute[]

/** Facts of goods, by the ids of attributes. */
export type Facts = Readonly<Record<string, string>>

/** A fact as pages state it. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** The facts that are stated, named and in the shop's order; what the shop does not list is left out. */
export function listFacts(attributes: Attributes, facts: Facts): Fact[] {
  return attributes.flatMap(({ id, label }) => {
    const value = facts[id]
    return value ? [{ name: label, value }] : []
  })
}

/** The values that a fact states: one, or several with commas between. */
export function splitValues({ several }: Pick<Attribute, 'several'>, text: string): string[] {
  return several ? text.split(',').flatMap((value) => value.trim() || []) : [text]
}

const getRoles = buildOnce((attributes: Attributes) => new Map(attributes.map(({ role, id }) => [role, id])))

/** The value of the attribute that has this role; undefined where there is none. */
export function readRole(attributes: Attributes, facts: Facts, role: NonNullable<Attribute['role']>) {
  return facts[getRoles(attributes).get(role) ?? '']
}

/** Colours and sizes tell goods apart at a glance, and are asked for first. */
export function isColourOrSize({ kind }: Attribute): boolean {
  return kind === 'colour' || kind === 'size'
}
