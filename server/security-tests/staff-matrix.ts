/**
 * The matrix of staff rights (decision 0069), written a second time by hand. The test compares it with what the server does, so it
 * does not read the permissions of the contract. One row per area and level: the calls, and the roles that may use them.
 */
import type { BuiltInRole } from '@/contract/staff-roles.ts'

type MatrixRole = BuiltInRole | 'admin'

const rows: readonly [area: string, roles: string, calls: string][] = [
  [
    'any member of staff',
    'manager packer catalogue writer game accountant',
    'getDashboard findEverywhere countWaiting listAudit startJob listJobs showJob listJobRows stopJob linkToJobFile readListSettings saveListSettings saveListView removeListView',
  ],
  [
    'orders, read',
    'manager packer catalogue accountant',
    'adminOrders adminOrder orderTags adminImportedOrders',
  ],
  ['orders, write', 'manager packer', 'noteOrder tagOrder resendEmail applyEdit previewEdit patchOrder'],
  [
    'orders, ship and print',
    'manager packer',
    'changeLine sendParcel changeParcel undoParcel changeOrder linkToPrint retryPrint',
  ],
  [
    'money, write',
    'manager',
    'startDraft addToOrder readDraft saveDraft discardDraft placeDraft recordPayment refundOrder previewRefund recordStatement',
  ],
  [
    'returns and questions, read',
    'manager packer accountant',
    'adminReturns adminTickets adminTicket listBookings adminWithdrawals',
  ],
  [
    'returns and questions, write',
    'manager packer',
    'decideReturn replyToTicket decideBooking closeStatement',
  ],
  [
    'products, prices, discounts, read',
    'manager catalogue accountant',
    `adminProduct exportProducts previewPrices adminAttributes adminAttribute adminCategories adminCategory adminCollections adminCollection
     collectionParts adminCoupons couponUses adminPromotions adminPromotion adminLaunches listAllReviews listMissedSearches listSynonyms`,
  ],
  [
    'products, prices, discounts, write',
    'manager catalogue',
    `createProduct changeProduct removeProduct duplicateProduct changeProducts importProducts previewShopImport applyPrices
     createAttribute changeAttribute removeAttribute arrangeAttributes createCategory changeCategory removeCategory arrangeCategories
     createCollection changeCollection removeCollection createCoupon changeCoupon removeCoupon createCoupons
     createPromotion changePromotion removePromotion createLaunch changeLaunch removeLaunch moderateReview removeReviewPhoto createSynonym changeSynonym removeSynonym
     createProductItem changeProductItem removeProductItem createAttributeItem changeAttributeItem removeAttributeItem
     createCategoryItem changeCategoryItem removeCategoryItem createCouponItem changeCouponItem removeCouponItem
     createPromotionItem changePromotionItem removePromotionItem`,
  ],
  ['stock, read', 'manager packer catalogue accountant', 'adminProducts productChoices'],
  [
    'customers, read',
    'manager',
    'adminUsers adminUser userCards userPacks adminMails adminMail adminCustomers adminCustomer customerTags',
  ],
  [
    'customers, write',
    'manager',
    'createCustomer changeUser clearDeclaredAge blockUser endUserSessions retryMail retryFailedMails tagCustomer writeCustomerNote removeCustomerNote addCustomerAddress changeCustomerAddress removeCustomerAddress previewMerge mergeCustomers exportCustomer eraseCustomer',
  ],
  [
    'pages, blog, slides, read',
    'manager writer',
    'adminPages adminPage adminLegalGaps showDraft adminArticles adminArticle adminArticleCategories adminSlides',
  ],
  [
    'pages, blog, slides, write',
    'manager writer',
    `createPage orderPages changePage removePage setRootPage createArticle changeArticle removeArticle
     createArticleCategory changeArticleCategory removeArticleCategory createSlide orderSlides changeSlide removeSlide
     createPageItem changePageItem removePageItem createArticleItem changeArticleItem removeArticleItem
     createSlideItem changeSlideItem removeSlideItem`,
  ],
  ['pictures', 'manager catalogue writer', 'listImages showImage describeImage removeImage uploadImage'],
  [
    'newsletter, write',
    'manager writer',
    'adminCampaigns adminCampaign createCampaign changeCampaign removeCampaign testCampaign previewCampaign',
  ],
  ['newsletter, send', 'manager', 'sendCampaign stopCampaign adminSubscribers removeSubscriber'],
  [
    'packs, characters, creations',
    'manager game',
    `adminCharacters adminCharacter characterChoices createCharacter changeCharacter uploadCardFile adminCreations moderateCreation
     adminPacks adminPack packBatches packOwners simulatePacks adminPackTypes adminWelcomePacks createPackBatch voidPackBatch
     grantPacksToUser changePackType createCharacterItem changeCharacterItem removeCharacterItem`,
  ],
  [
    'documents and rooms, read',
    'manager catalogue writer',
    'adminDocuments adminDocument adminRooms adminRoom',
  ],
  [
    'documents and rooms, write',
    'manager catalogue',
    `createDocument changeDocument removeDocument sendDocumentFile createRoom changeRoom removeRoom
     createDocumentItem changeDocumentItem removeDocumentItem createRoomItem changeRoomItem removeRoomItem`,
  ],
  [
    'shipping and payment methods, read',
    'manager packer accountant',
    'adminPaymentMethods adminShippingMethods adminCarriers',
  ],
  [
    'shipping and payment methods, write',
    '',
    `orderPaymentMethods changePaymentMethod createShippingMethod orderShippingMethods changeShippingMethod changeCarriers removeShippingMethod`,
  ],
  ['settings, read', 'manager', 'adminSettings listEmails previewEmail adminRetention adminEmail'],
  ['settings, write', '', 'publishSettings saveSettingsDraft dropSettingsDraft changeEmail testEmail'],
  ['invoices, read', 'manager accountant', 'adminInvoices adminTakings ossReport thresholdWarning'],
  ['reports, read', 'manager catalogue accountant', 'getReport'],
  ['invoices, export', 'manager accountant', 'exportInvoices'],
  [
    'invoices, write',
    'manager',
    'sendInvoice correctBuyer importReceipt previewCreditNote issueCreditNote readThresholdWarning',
  ],
  ['stock by article number', 'manager packer catalogue', 'changeStock'],
  [
    'stock, movements and stocktakes',
    'manager packer catalogue accountant',
    'stockItems findByCode stockMovements checkStock listReceipts listStocktakes stocktake stocktakeCounts uncountedItems',
  ],
  [
    'goods received and counting',
    'manager packer catalogue',
    'receiveGoods startStocktake countStock applyStocktake cancelStocktake',
  ],
  ['changed orders', 'manager packer catalogue accountant', 'orderChanges'],
  ['changed products', 'manager catalogue accountant', 'productChanges'],
  ['changed stock', 'manager packer catalogue accountant', 'stockChanges'],
  ['sign in as a customer', '', 'signInAs'],
  [
    'API tokens and webhooks',
    '',
    `listApiTokens createApiToken revokeApiToken
     listWebhooks createWebhook changeWebhook removeWebhook rotateWebhookSecret listWebhookDeliveries replayWebhookDelivery
     replayFailedDeliveries`,
  ],
  [
    'staff',
    '',
    `showStaff inviteStaff withdrawInvitation changeStaffPerson endStaffSession resetSecondFactor createStaffRole changeStaffRole
     removeStaffRole changeStaffPolicy`,
  ],
]

/** By name of the call: the roles that may use it. The owner may use all. */
export const staffMatrix: ReadonlyMap<string, readonly MatrixRole[]> = new Map(
  rows.flatMap(([, roles, calls]) =>
    calls
      .split(/\s+/)
      .filter(Boolean)
      .map(call => [call, ['admin', ...(roles.split(' ').filter(Boolean) as BuiltInRole[])]] as const),
  ),
)
