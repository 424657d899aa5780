import { CheckboxField } from '../../ui/CheckboxField.tsx'

interface Props {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

export function SharedDeviceField(props: Props) {
  return (
    <CheckboxField
      label="Others use this device too"
      hint="Your account then locks itself after five minutes in which nobody uses the shop."
      {...props}
    />
  )
}
