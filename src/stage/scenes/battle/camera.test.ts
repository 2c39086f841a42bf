// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { Camera } from './camera.ts'

function pointOnScreen(camera: Camera, x: number, y: number) {
  camera.place()
  camera.updateLocalTransform()
  const { x: left, y: top } = camera.localTransform.apply({ x, y })
  return [left, top].map(value => Number(value.toFixed(6)))
}

it('keeps the point it aims at in its place while it zooms and tilts', () => {
  const camera = new Camera()
  Object.assign(camera.aim, { x: 600, y: 140 })
  camera.zoom = 1.18
  camera.tilt = 0.05
  expect(pointOnScreen(camera, 600, 140)).toEqual([600, 140])
  expect(pointOnScreen(camera, 0, 0)).not.toEqual([0, 0])
})

it('adds the push of a blow, and shows the table as it is after a reset', () => {
  const camera = new Camera()
  Object.assign(camera.kick, { x: 8, y: -3 })
  expect(pointOnScreen(camera, 0, 0)).toEqual([8, -3])
  Object.assign(camera.aim, { x: 600, y: 140 })
  camera.zoom = 1.12
  camera.reset()
  expect(pointOnScreen(camera, 300, 200)).toEqual([300, 200])
})
