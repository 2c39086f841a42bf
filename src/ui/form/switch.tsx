import FormControlLabel from '@mui/material/FormControlLabel'
import MuiSwitch from '@mui/material/Switch'
import type { ComponentProps } from 'react'
import { Spoken } from '../content/spoken.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: string
  hint?: string
  hideLabel?: boolean // shows only the switch
}

/** A setting that applies immediately. The label comes first, the switch is at the end of the row. */
export function Switch({
  label,
  hint,
  hideLabel,
  className,
  checked,
  defaultChecked,
  ...input
}: SwitchProps) {
  const text = (
    <>
      <b>{label}</b>
      {hint && <small>{hint}</small>}
    </>
  )
  return (
    <FormControlLabel
      className={className}
      labelPlacement="start"
      disableTypography={hideLabel}
      label={hideLabel ? <Spoken>{text}</Spoken> : text}
      disabled={input.disabled}
      control={
        <MuiSwitch
          checked={checked}
          defaultChecked={defaultChecked}
          slotProps={{ input: { role: 'switch', ...input } }}
        />
      }
    />
  )
}
