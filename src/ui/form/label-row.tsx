import type { ReactNode } from 'react'

/** The label of a checkbox, and what is at the end of its row. */
export const LabelRow = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <>
    <span>{children}</span>
    {end !== undefined && <small>{end}</small>}
  </>
)
