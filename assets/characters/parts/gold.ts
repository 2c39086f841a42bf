/** The polished gold that crowns, rings and trims of several creatures share. */
import type { Material } from '../sculpture.ts'

export const gold: Material = {
  colour: '#ffae26',
  rough: 0.24,
  metal: 0.55,
  softness: 0.2,
  coat: 0.7,
  emission: 'vec3(.15,.065,.004)',
}
