import type { ListedProduct } from './catalogue.ts'

/** The part of a product that a list shows, so that the data of a page or of a search stay small. */
export function listProduct(product: ListedProduct): ListedProduct {
  const {
    slug,
    title,
    supplier,
    picture,
    tone,
    sku,
    priceIncVat,
    priceExVat,
    oldPrice,
    pack,
    multiple,
    options,
    legalClass,
    age,
    counted,
    status,
    swatches,
  } = product
  return {
    slug,
    title,
    supplier,
    picture,
    sku,
    priceIncVat,
    priceExVat,
    pack,
    ...(tone && { tone }),
    ...(oldPrice && { oldPrice }),
    ...(multiple && { multiple }),
    ...(options && { options }),
    ...(legalClass && { legalClass }),
    ...(age && { age }),
    ...(counted && { counted }),
    ...(status && { status }),
    ...(swatches && { swatches }),
  }
}
