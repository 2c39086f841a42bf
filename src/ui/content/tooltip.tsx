import MuiTooltip from '@mui/material/Tooltip'
import type { ElementType, ReactElement } from 'react'
import { IconButton, type IconButtonProps } from '../action/icon-button.tsx'

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

/** An icon button whose name is a tooltip. A disabled button receives no pointer events and has none. */
export const TooltipButton = <C extends ElementType = 'button'>(props: IconButtonProps<C>) => (
  <Tooltip text={'disabled' in props && props.disabled ? '' : props.label}>
    <IconButton aria-label={props.label} {...props} title={undefined} />
  </Tooltip>
)
