import MuiTooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'

export interface TooltipProps {
  text: string // also the name of the child for screen readers. Empty: no tooltip
  placement?: 'bottom' | 'right'
  children: ReactElement<object>
}

/** Shows a text on hover, on focus and after a long touch. For pages that use MUI. */
export const Tooltip = ({ text, placement = 'bottom', children }: TooltipProps) => (
  <MuiTooltip title={text} placement={placement}>
    {children}
  </MuiTooltip>
)
