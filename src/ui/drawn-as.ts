import type { ComponentType, ElementType, ReactNode } from 'react'

/**
 * A tag or component chosen at run time, as JSX may draw it: the union of all tags there are takes no children, since the stage's
 * elements count among them.
 */
export type DrawnAs = ComponentType<Record<string, unknown> & { children?: ReactNode }>

export const drawnAs = (element: ElementType): DrawnAs => element as DrawnAs
