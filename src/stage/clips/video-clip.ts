import { Texture, VideoSource } from 'pixi.js'
import { type CanPlay, clipEnding } from './clip-format.ts'
import { type ClipMedia, type ClipPool, createClipPool, emptyClipPool } from './clip-pool.ts'

const HAVE_CURRENT_DATA = 2 // readyState

/** A muted video whose frames are bright on black. The code that draws it updates the source; no ticker does. */
function openVideo(): ClipMedia<Texture> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.disablePictureInPicture = true
  const source = new VideoSource({ resource: video, autoPlay: false, autoLoad: false })
  source.autoUpdate = false
  let failed = false
  let isFresh = true // a frame that was not uploaded yet
  const watch = () => {
    isFresh = true
    video.requestVideoFrameCallback(watch)
  }
  const reportsFrames = 'requestVideoFrameCallback' in video
  if (reportsFrames) video.requestVideoFrameCallback(watch)
  video.addEventListener('error', () => {
    failed = true
  })
  return {
    picture: new Texture({ source }),
    load(address) {
      failed = false
      video.src = address
      video.load()
    },
    start(speed, from) {
      video.currentTime = from
      isFresh = true
      video.playbackRate = speed
      return video.play()
    },
    pace(speed) {
      if (speed === 0) return video.pause()
      video.playbackRate = speed
      if (!video.ended) void video.play().catch(() => {}) // a refusal was reported at the start
    },
    stop: () => video.pause(),
    hasFrame: () => video.readyState >= HAVE_CURRENT_DATA && video.videoWidth > 0 && !video.ended,
    hasFailed: () => failed,
    draw() {
      if (reportsFrames && !isFresh) return // a clip has fewer frames than the screen
      isFresh = false
      if (source.width !== video.videoWidth) source.resize(video.videoWidth, video.videoHeight)
      source.update()
    },
    release() {
      source.destroy()
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** Returns the pool of this browser; empty if it plays neither format. */
export function openClipPool(): ClipPool<Texture> {
  const probe = document.createElement('video')
  const ending = clipEnding(probe.canPlayType.bind(probe) as CanPlay)
  return ending ? createClipPool(openVideo, ending) : emptyClipPool
}
