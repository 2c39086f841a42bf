import { useRef, useState } from 'react'

/** State of a sound or video: whether it plays, its progress (0 to 1), and functions to start and stop it. */
export function usePlaying() {
  const media = useRef<HTMLMediaElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [share, setShare] = useState(0)
  const follow = () => {
    const { currentTime = 0, duration = 0 } = media.current ?? {}
    setShare(duration > 0 ? Math.min(1, currentTime / duration) : 0)
  }
  const toggle = () => {
    if (!media.current?.paused) return media.current?.pause()
    media.current.play().catch(() => setPlaying(false)) // a file that cannot be played stays silent
  }
  const handlers = {
    ref: (element: HTMLMediaElement | null) => {
      media.current = element
    },
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: follow,
    onEnded: () => {
      setPlaying(false)
      setShare(0)
    },
  }
  return { isPlaying, share, toggle, handlers }
}
