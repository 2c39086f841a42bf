/**
 * Height of a creature among the others: a ladybird is small, a whale is a giant. The art fills its square whatever the creature is,
 * so the stage scales the picture.
 */
export type Stature = 'small' | 'medium' | 'large' | 'giant'

/** Height as a share of the space that a layout has for a creature, which a giant fills. */
export const statureSizes: Record<Stature, number> = { small: 0.78, medium: 0.88, large: 0.95, giant: 1 }
