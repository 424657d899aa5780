import * as v from 'valibot'

const EMAIL_FORMAT = 'Enter an email address in the correct format, like name@example.com'

/** An email address, with the message for any other text. */
export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your email address'),
  v.rfcEmail(EMAIL_FORMAT),
  // The standard allows a bare host name, which no customer has.
  v.regex(/@.+\../, EMAIL_FORMAT),
)

/** A schema of a form’s texts, by field name. */
export type FormSchema = v.GenericSchema<Record<string, string>>

/** The first message for each invalid field, by field name; empty if all are valid. */
export function findFieldErrors(schema: FormSchema, values: Readonly<Record<string, string>>): Record<string, string> {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)
    if (field) errors[field] ??= issue.message
  }
  return errors
}
