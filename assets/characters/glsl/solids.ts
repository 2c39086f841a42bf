/** Primitives as GLSL calls. `space` names a vec3 of the sculpture: p the whole, m mirrored left to right, h the head, hm the mirrored head. */
import { num, type Vec3, vec } from './values.ts'

export const at = (space: string, centre: Vec3): string => `(${space}-${vec(centre)})`
export const ellipsoid = (space: string, centre: Vec3, radii: Vec3): string =>
  `ellipsoid(${at(space, centre)},${vec(radii)})`
export const sphere = (space: string, centre: Vec3, radius: number): string =>
  `sphere(${at(space, centre)},${num(radius)})`
export const capsule = (space: string, from: Vec3, to: Vec3, r1: number, r2 = r1): string =>
  `capsule(${space},${vec(from)},${vec(to)},${num(r1)},${num(r2)})`
export const tube = (space: string, from: Vec3, bend: Vec3, to: Vec3, r1: number, r2: number): string =>
  `tube(${space},${vec(from)},${vec(bend)},${vec(to)},${num(r1)},${num(r2)})`
export const roundBox = (space: string, centre: Vec3, half: Vec3, edge: number): string =>
  `roundBox(${at(space, centre)},${vec(half)},${num(edge)})`
export const octahedron = (space: string, centre: Vec3, half: Vec3, edge = 0.012): string =>
  `octahedron(${at(space, centre)},${vec(half)})-${num(edge)}`
export const cylinder = (space: string, centre: Vec3, half: number, r: number, edge: number): string =>
  `cylinder(${at(space, centre)},${num(half)},${num(r)},${num(edge)})`
export const cylinderFacing = (space: string, centre: Vec3, half: number, r: number, edge: number): string =>
  `cylinderFacing(${at(space, centre)},${num(half)},${num(r)},${num(edge)})`
export const turnY = (space: string, angle: number): string => `turnY(${space},${num(angle)})`
