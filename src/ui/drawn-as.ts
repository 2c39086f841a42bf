import type { ComponentType, ElementType, ReactNode } from 'react'

/**
 * A tag or component chosen at run time, typed so that JSX can render it. The union of all tags accepts no children,
 * because it includes the elements of the stage.
 */
export type DrawnAs = ComponentType<Record<string, unknown> & { children?: ReactNode }>

export const drawnAs = (element: ElementType): DrawnAs => element as DrawnAs
