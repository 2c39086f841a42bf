import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { iconWarningCircle } from '../icon/icons.ts'
import type { CheckProps } from '../light/check.tsx'

/** The label of a checkbox, and what is at the end of its row. */
export const LabelRow = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <>
    <span>{children}</span>
    {end !== undefined && <small>{end}</small>}
  </>
)

export type { CheckProps }

export const Check = ({ label, end, error, className, checked, defaultChecked, ...input }: CheckProps) => (
  <div className={className}>
    <FormControlLabel
      label={<LabelRow end={end}>{label}</LabelRow>}
      disabled={input.disabled}
      control={
        <Checkbox
          checked={checked}
          defaultChecked={defaultChecked}
          slotProps={{ input: { 'aria-invalid': Boolean(error), ...input } }}
        />
      }
    />
    {error && (
      <FormHelperText error role="alert">
        <Icon of={iconWarningCircle} size={16} />
        {error}
      </FormHelperText>
    )}
  </div>
)
