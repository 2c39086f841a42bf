/** Operations on own cards on the server: save, copy, delete, upload a picture, request the print file. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type Result, sendFile } from '@/api/client.ts'
import { myCreationsQuery } from '@/api/creation-queries.ts'
import type { Failure } from '@/api/failure.ts'
import { updateCached } from '@/api/update-cached.ts'
import {
  type Creation,
  type CreationDraft,
  type CreationUpload,
  changeCreation,
  printCreation,
  removeCreation,
  saveCreation,
  uploadCreationPicture,
} from '@/contract/endpoints/game/creations.ts'
import { uploadTypes } from '@/contract/picture-upload.ts'
import { smallerPicture } from '@/lib/smaller-picture.ts'
import { bodyOf } from './edit-draft.ts'

export interface CreationBook {
  busy: 'save' | 'upload' | 'print' | 'remove' | null
  keep(draft: CreationDraft): Promise<Result<Creation>>
  remove(id: string): Promise<Failure | null>
  send(picture: File): Promise<Result<CreationUpload>>
  /** Returns the address of the print file, valid for one minute. */
  print(id: string): Promise<Result<{ url: string }>>
}

const inFront = (all: readonly Creation[], one: Creation): Creation[] => [
  one,
  ...all.filter(({ id }) => id !== one.id),
]

export function useCreationBook(userId: number): CreationBook {
  const cache = useQueryClient()
  const [busy, setBusy] = useState<CreationBook['busy']>(null)
  const { queryKey } = myCreationsQuery(userId)
  const during = async <T>(what: NonNullable<CreationBook['busy']>, work: () => Promise<T>): Promise<T> => {
    setBusy(what)
    try {
      return await work()
    } finally {
      setBusy(null)
    }
  }
  return {
    busy,
    keep: draft =>
      during('save', async () => {
        const result = await store(draft)
        if (result.ok) await updateCached(cache, queryKey, all => inFront(all, result.value))
        return result
      }),
    remove: id =>
      during('remove', async () => {
        const result = await call(removeCreation, { params: { id } })
        if (!result.ok && result.failure.code !== 'not_found') return result.failure
        await updateCached(cache, queryKey, all => all.filter(candidate => candidate.id !== id))
        return null
      }),
    send: picture =>
      during('upload', async () =>
        sendFile(uploadCreationPicture, await smallerPicture(picture, uploadTypes)),
      ),
    print: id => during('print', () => call(printCreation, { params: { id } })),
  }
}

/** Creates a saved card again if it was deleted meanwhile on another device. */
async function store(draft: CreationDraft): Promise<Result<Creation>> {
  const body = bodyOf(draft)
  if (draft.id === null) return call(saveCreation, { body })
  const changed = await call(changeCreation, { params: { id: draft.id }, body })
  return changed.ok || changed.failure.code !== 'not_found' ? changed : call(saveCreation, { body })
}
