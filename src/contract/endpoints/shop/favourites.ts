/** Favourites of an account: product ids, last added first. A guest's favourites stay on the device until an account takes them over. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { IdParams, RowId } from '../../envelope.ts'

export const favouriteLimit = 200 // per account

const FavouriteIds = z.object({ ids: z.array(z.int()) })

export const myFavourites = endpoint({
  method: 'GET',
  path: '/me/favourites',
  tag: 'Shop',
  summary:
    'Favourites of this account as ids, the last added first; products the caller may not see are left out',
  permission: 'authenticated',
  response: FavouriteIds,
  problems: ['unauthenticated'],
})

export const addFavourite = endpoint({
  ownerOnly: true,
  method: 'PUT',
  path: '/me/favourites/:id',
  leavesShared: true,
  tag: 'Shop',
  summary: 'Keep a product among the favourites; one that is there already stays where it is',
  permission: 'authenticated',
  params: IdParams,
  response: FavouriteIds,
  problems: ['unauthenticated', 'not_found', 'too_many'],
})

export const removeFavourite = endpoint({
  ownerOnly: true,
  method: 'DELETE',
  path: '/me/favourites/:id',
  leavesShared: true,
  tag: 'Shop',
  summary: 'Take a product out of the favourites; one that is not there is no failure',
  permission: 'authenticated',
  params: IdParams,
  response: FavouriteIds,
  problems: ['unauthenticated'],
})

export const mergeFavourites = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/favourites/merge',
  leavesShared: true,
  tag: 'Shop',
  summary:
    'Take over what a guest kept on this device: what the caller may not see, and what is beyond the limit, is left out',
  permission: 'authenticated',
  body: z.strictObject({ ids: z.array(RowId).max(favouriteLimit) }),
  response: FavouriteIds,
  problems: ['unauthenticated'],
})
