/** Photos of a review during editing: each is uploaded when it is chosen, and shown from the device meanwhile. */
import { useEffect, useRef, useState } from 'react'
import { sendFile } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import { photosPerReview, sendReviewPhoto } from '@/contract/endpoints/shop/reviews.ts'
import { uploadMegabytes, uploadTypes } from '@/contract/picture-upload.ts'
import { pictureProblem, smallerPicture } from '@/lib/smaller-picture.ts'

export interface DraftPhoto {
  id: string
  url: string // of the file on this device
}

export type PhotoProblem = { kind: 'type' | 'size' } | { kind: 'refused'; failure: Failure }

export function usePhotoDraft() {
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<PhotoProblem | null>(null)
  const made = useRef<string[]>([])
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url)
    },
    [],
  )
  const add = async (file: File) => {
    const unfit = pictureProblem(file, uploadMegabytes)
    setProblem(unfit && { kind: unfit })
    if (unfit) return
    setSending(true)
    const response = await sendFile(sendReviewPhoto, await smallerPicture(file, uploadTypes))
    setSending(false)
    if (!response.ok) return setProblem({ kind: 'refused', failure: response.failure })
    const url = URL.createObjectURL(file)
    made.current.push(url)
    setPhotos(before => [...before, { id: response.value.id, url }])
  }
  return {
    photos,
    isSending,
    problem,
    isFull: photos.length >= photosPerReview,
    add,
    remove: (id: string) => setPhotos(before => before.filter(photo => photo.id !== id)),
  }
}
