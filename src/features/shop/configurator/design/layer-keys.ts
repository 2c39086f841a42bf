/** Keyboard shortcuts of the focused layer. Pure. */
import type { PrintLayer } from '@/contract/endpoints/shop/print-design.ts'
import { grown } from './design-edits.ts'

const step = 2 // millimetres; with shift ten
const turn = 5 // degrees
const growth = 1.06

const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Undefined for any other key. */
export function layerAfterKey(
  layer: PrintLayer,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): PrintLayer | undefined {
  const move = moves[key]
  if (move) {
    const far = shiftKey ? 10 : step
    return { ...layer, x: layer.x + move[0] * far, y: layer.y + move[1] * far }
  }
  if (key === '+' || key === '=') return grown(layer, growth)
  if (key === '-') return grown(layer, 1 / growth)
  if (key === '[') return { ...layer, angle: layer.angle - turn }
  if (key === ']') return { ...layer, angle: layer.angle + turn }
  return undefined
}
