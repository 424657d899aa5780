import * as v from 'valibot'

const EMAIL_FORMAT = 'Enter an email address in the correct format, like name@example.com'

/** An email address that a customer can have, with what a form says of any other. */
export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your email address'),
  v.rfcEmail(EMAIL_FORMAT),
  // The standard allows a bare host, which no customer has.
  v.regex(/@.+\../, EMAIL_FORMAT),
)

/** A schema of the texts that a form holds, by the name of the field. */
export type FormSchema = v.GenericSchema<Record<string, string>>

/** The first message of each field that is wrong, by field name; empty where all is well. */
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
