interface Line {
  configuration: unknown // null: not configured
  is_personalised: boolean
  production_state: string
}

/**
 * Returns whether the workshop makes the line: it is configured or personalised and pieces of it are still to be
 * shipped, or its production has begun. Other lines are only packed.
 */
export const isMadeToOrder = (line: Line, toShip: number): boolean =>
  (toShip > 0 && (line.configuration !== null || line.is_personalised)) || line.production_state !== 'waiting'
