/** A warning about a product, read before it is ordered. */
export interface ProductStatus {
  /** In words, without a full stop: "Discontinued". */
  readonly text: string
  /** True where it cannot be ordered. */
  readonly isHeld?: true
  /** The day on which it ends, as in ISO 8601; without one it stays. */
  readonly ends?: string
  /** The product that replaces it. */
  readonly by?: { readonly slug: string; readonly title: string }
}

/** The status that is in force now; undefined where there is none. Without a time, as on a prerendered page, each is. */
export function findStatus(
  { status }: { readonly status?: ProductStatus },
  now: Date | undefined,
): ProductStatus | undefined {
  // A day without a zone begins at midnight of the device's clock.
  return status?.ends && now && new Date(`${status.ends}T00:00`) <= now ? undefined : status
}

/** The status for which a product cannot be ordered now, or undefined. */
export function findHold(
  product: { readonly status?: ProductStatus },
  now: Date | undefined,
): ProductStatus | undefined {
  const status = findStatus(product, now)
  return status?.isHeld && status
}
