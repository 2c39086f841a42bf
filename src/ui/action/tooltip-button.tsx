import type { ElementType } from 'react'
import { Tooltip } from '../content/tooltip.tsx'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

/** An icon button whose name is a tooltip. A disabled button receives no pointer events and has none. */
export const TooltipButton = <C extends ElementType = 'button'>(props: IconButtonProps<C>) => (
  <Tooltip text={'disabled' in props && props.disabled ? '' : props.label}>
    <IconButton aria-label={props.label} {...props} title={undefined} />
  </Tooltip>
)
