import FormControlLabel from '@mui/material/FormControlLabel'
import MuiRadio from '@mui/material/Radio'
import type { ComponentProps, ReactNode } from 'react'
import { LabelRow } from './check.tsx'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  end?: ReactNode
}

export const Radio = ({ label, end, className, checked, ...input }: RadioProps) => (
  <FormControlLabel
    className={className}
    label={<LabelRow end={end}>{label}</LabelRow>}
    disabled={input.disabled}
    control={<MuiRadio checked={checked} slotProps={{ input }} />}
  />
)
