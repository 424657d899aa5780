import { useState } from 'react'
import { findFieldErrors } from '@shop/core/form/field.ts'
import { type DetailField, DetailsSchema, type OrderDetails } from '@shop/core/order/details.ts'
import { clearDetails, setDetail } from '../../state/order/orderDraft.ts'

/** The errors of the order's form: found when the document is used; after that each fixed field loses its own. */
export function useDetailErrors(details: OrderDetails) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [attempt, setAttempt] = useState(0)
  function handleChange(field: DetailField, text: string) {
    setDetail(field, text)
    const current = findFieldErrors(DetailsSchema, { ...details, [field]: text })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => current[name])))
  }
  function handleClear() {
    clearDetails()
    setErrors({})
  }
  /** Checks that the document is complete; if it is not, the form says what is missing. */
  function check(): boolean {
    const found = findFieldErrors(DetailsSchema, details)
    setErrors(found)
    setAttempt(attempt + 1)
    return Object.keys(found).length === 0
  }
  // `attempt` counts the uses, as `ErrorSummary` wants it.
  return { errors, attempt, onChange: handleChange, onClear: handleClear, check }
}
