/** Modules that `packages/site/src/build/cataloguePlugin.ts` makes from the files of a shop. */
declare module 'virtual:shop' {
  /** An order needs more (`virtual:pharmacy`, `virtual:terms`); the rest only the build needs. */
  export const shop: Omit<
    import('@shop/core/catalogue/shopSchema.ts').Shop,
    '$schema' | 'feeds' | 'pharmacy' | 'vatNumber' | 'ordering' | 'openingHours' | 'company'
  >
  export const groups: readonly import('@shop/core/catalogue/catalogue.ts').GroupNames[]
  /** The pages about the shop itself. */
  export const information: readonly (readonly [slug: string, title: string])[]
  /** The year of the build, for the copyright line: the browser's own year would not match the prerendered page. */
  export const builtIn: number
}

declare module 'virtual:pharmacy' {
  /** What an order and a medicine's page state: the supplier of pharmacy medicines, and the shop's VAT number. */
  export const supply: Pick<import('@shop/core/catalogue/shopSchema.ts').Shop, 'pharmacy' | 'vatNumber'>
}

declare module 'virtual:terms' {
  /** How an order is paid and delivered, in the owner's words, which only its form says. */
  export const terms: Partial<NonNullable<import('@shop/core/catalogue/shopSchema.ts').Shop['ordering']>>
}

declare module 'virtual:groups' {
  export const groups: readonly import('@shop/core/catalogue/catalogue.ts').Group[]
}

declare module 'virtual:home' {
  /** The picture of home, where there is one, and the group whose tint is behind it. */
  export const home: { readonly picture?: string; readonly group: string }
}

declare module 'virtual:attributes' {
  export const attributes: import('@shop/core/catalogue/attributes.ts').Attributes
}

declare module 'virtual:mark' {
  export const mark: import('@shop/core/catalogue/mark.ts').Mark
}

declare module 'virtual:products' {
  export const plan: import('@shop/core/catalogue/shards.ts').ShardPlan
}
