/** The four steps of making a card, and where a problem is mended. Pure. */
export const steps = ['creature', 'look', 'moves', 'finish'] as const
export type Step = (typeof steps)[number]

/** @param path of the problem, dotted, below the creation */
export function stepOfProblem(path: string): Step {
  if (path === 'nome' || path.startsWith('art.')) return 'creature'
  if (path.startsWith('mosse')) return 'moves'
  return 'finish'
}
