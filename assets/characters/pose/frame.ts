/**
 * The part of the plane that a picture of an action shows, in sides of the creature's own picture from its top left: a wider frame
 * around the middle of the lower edge, so that no outstretched limb is cut.
 */
const ZOOM = 0.8

export const ACTION_FRAME = {
  x: 0.5 - 0.5 / ZOOM,
  y: 1 - 1 / ZOOM,
  w: 1 / ZOOM,
  h: 1 / ZOOM,
} as const
