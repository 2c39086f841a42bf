import type { Game } from '../game.ts'
import type { TimedMeasure } from '../measure.ts'

/** Returns how often each card shape occurs, the most frequent first. */
export function shapesOf(game: Game): { shape: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const card of game.cards) {
    const shape = game.shapeOf(card)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return [...counts].map(([shape, count]) => ({ shape, count })).sort((a, b) => b.count - a.count)
}

/** Measures whether cards differ: the effects of their moves without amounts, and their passive. */
export const cardKinds: TimedMeasure = {
  name: 'kinds',
  seconds: 0,
  seed: 0,
  run(game) {
    const shapes = shapesOf(game)
    const nine = shapes.slice(0, 9).reduce((sum, { count }) => sum + count, 0)
    return [
      {
        figure: 'kinds of cards',
        today: '37, nine cover 111',
        target: '≥ 100, none over 5',
        measured: `${shapes.length}, the largest ${shapes[0]?.count ?? 0}, nine cover ${nine}`,
        n: game.cards.length,
        seed: 0,
        notes: shapes.slice(0, 5).map(({ shape, count }) => `${count} × ${shape}`),
      },
    ]
  },
}
