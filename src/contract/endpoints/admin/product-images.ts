/** Images that the administration uploads, and their limits. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { uploadBytes, uploadTypes } from '../../picture-upload.ts'

const writing = { tag: 'Administration', permission: 'admin:media:write' } as const

export const adminImage = z.object({
  id: z.int(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})

export const uploadImage = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/images',
  query: z.object({ name: z.string().overwrite(cleanLine).max(200).optional() }), // file name as uploaded
  summary: 'Upload an image: its content is validated, and it is converted to WebP of at most 1600 pixels',
  file: { types: uploadTypes, maxBytes: uploadBytes },
  response: adminImage,
  status: 201,
  problems: [
    'unauthenticated',
    'forbidden',
    'picture_unreadable',
    'picture_size',
    'picture_heic',
    'unsupported_media_type',
  ],
})
