/** Printable goods: their sides, the maximum print size, and the position of the frame on the product image. */
import type { Size } from './print-frame.ts'
import { type PrintSide, printSides } from './print-sides.ts'

export interface PrintPlace {
  frame: Size // millimetres
  on: { x: number; y: number; width: number } // of the frame, as shares of the square image
}

export const printSurfaceCodes = ['shirt', 'mug', 'print', 'bag'] as const
export type PrintSurfaceCode = (typeof printSurfaceCodes)[number]

export const printSurfaces: Readonly<Record<PrintSurfaceCode, Partial<Record<PrintSide, PrintPlace>>>> = {
  shirt: {
    front: { frame: { width: 280, height: 360 }, on: { x: 0.3525, y: 0.19, width: 0.295 } },
    back: { frame: { width: 280, height: 400 }, on: { x: 0.3525, y: 0.15, width: 0.295 } },
  },
  mug: {
    front: { frame: { width: 76, height: 70 }, on: { x: 0.163, y: 0.25, width: 0.57 } },
    back: { frame: { width: 76, height: 70 }, on: { x: 0.267, y: 0.25, width: 0.57 } },
  },
  print: {
    front: { frame: { width: 240, height: 320 }, on: { x: 0.247, y: 0.088, width: 0.507 } },
  },
  bag: {
    front: { frame: { width: 260, height: 280 }, on: { x: 0.2685, y: 0.36, width: 0.463 } },
    back: { frame: { width: 260, height: 280 }, on: { x: 0.2685, y: 0.36, width: 0.463 } },
  },
}

export const sidesOf = (surface: PrintSurfaceCode): PrintSide[] =>
  printSides.filter(side => printSurfaces[surface][side])

/** Our own goods have images of both sides. An uploaded image has only one. */
export const sidePicture = (picture: string, side: PrintSide): string =>
  side === 'back'
    ? picture.replace(/^(\/assets\/products\/[a-z]+-blank-[a-z]+)(\.webp)$/, '$1-back$2')
    : picture
