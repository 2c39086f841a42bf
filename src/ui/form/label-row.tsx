import type { ReactNode } from 'react'

/** The words of a box to tick, and what is at the end of their row. */
export const LabelRow = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <>
    <span>{children}</span>
    {end !== undefined && <small>{end}</small>}
  </>
)
