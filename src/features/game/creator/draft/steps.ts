/** The four steps of the creator, and the step that shows a problem. Pure. */
export const steps = ['creature', 'look', 'moves', 'finish'] as const
export type Step = (typeof steps)[number]

/** @param path dotted path of the problem within the creation */
export function stepOfProblem(path: string): Step {
  if (path === 'nome' || path.startsWith('art.')) return 'creature'
  if (path.startsWith('mosse')) return 'moves'
  return 'finish'
}
