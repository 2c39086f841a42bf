/**
 * Those of the three thousand most common passwords that are long enough to be accepted (docs/failure-cases.md A13), in
 * lower case. From the frequency list of zxcvbn 4.4.2, © 2012–2016 Dan Wheeler and Dropbox, Inc., MIT.
 */
export const commonPasswords: readonly string[] = `
  0.0.0.000 01011910 01011970 01011975 01011980 01011981 01011984 01011985 01011986 01011987 01011988 01011989 01011990
  01011991 01011992 01011993 01012000 01012001 01012010 01012011 01091989 02071982 02071986 03082006 10203040 1029384756
  11111111 11112222 111222333 11223344 1122334455 11235813 1123581321 12131415 12312312 1232323q 123321123 12344321 123454321
  1234554321 123456654321 12345678 123456789 1234567890 1234567890q 12345678910 123456789a 123456789q 123456789z 12345678a
  12345678q 12345679 1234567a 1234567q 123456aa 123456qwerty 12345qwe 12345qwert 1234abcd 1234qwer 123654789 12369874
  123698745 123789456 123qwe123 123qweasd 123qweasdzxc 123qwerty 12qw34er 12qwaszx 13243546 135792468 14725836 147258369
  147852369 14789632 147896325 15426378 18436572 192837465 19411945 1a2b3c4d 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t
  1q2w3e4r5t6y 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1x2zkg8w 25802580 31415926 321654987 4815162342 73501505 741852963
  78945612 789456123 8j4ye3uz 963852741 a1234567 a123456789 a1b2c3d4 a1s2d3f4 aardvark abc12345 abcd1234 aberdeen access14
  achilles adgjmptw agent007 airborne airforce airplane albatros alejandr aleksandr aleksandra alexande alexandr alphabet
  america1 amsterda amsterdam anaconda andromeda anhyeuem anthony1 apollo13 apple123 applepie aquarius arsenal1 asdf1234
  asdfasdf asdfghjk asdfghjkl aspirine assassin asshole1 assholes atlantis australi avalanch azsxdcfv babyblue babydoll
  babyface babygirl babylon5 backdoor balloons barcelon barcelona barefoot baseball basketba beautifu beefcake bigballs
  bigboobs bigdaddy bigmoney billybob billyboy blackbir blackcat blackdog blackhaw blackjac blackjack blahblah blessing
  blink182 blizzard bluebird blueeyes bluemoon bobafett bollocks bonehead bookworm boomboom brandon1 brighton brooklyn
  brucelee buckeyes buckshot budlight budweise bulldog1 bulldogs bullseye bullshit bunghole butterfl butterfly butthead
  butthole cadillac caliente californ caligula cambiami candyman cardinal carolina casanova catherin cavalier cdtnkfyf
  cerberus cfitymrf chainsaw champion changeme chargers charles1 charlie1 charlott charlton chelsea1 cherokee chester1
  chevelle chevrole cheyenne chicago1 chicken1 chickens chocolat chrisbln christia christin christop chuckles cinnamon
  cjkysirj clarinet clevelan clitoris cocacola colombia colorado coltrane commando computer concrete consumer cooldude
  corvette cosworth cowboys1 crazybab creampie creative crjhgbjy crusader crystal1 dannyboy darkness darkside darkstar
  dbrnjhbz deadhead deepthroat deeznuts deeznutz defender deftones designer devildog dfktynbyf diamond1 diamonds dickhead
  dietcoke digital1 dilligaf dingdong dinosaur discover dkflbckfd dkflbvbh doberman dodgeram doghouse dolphins doughboy
  drowssap drpepper dthjybrf eastside eatpussy einstein ekaterina electric elephant elizabet engineer enterpri enterprise
  ericsson eternity excalibu explorer ferrari1 fireball firebird fishing1 fktrcfylh fktrcfylhf flamingo florida1 flounder
  football football1 fordf150 formula1 francesc freckles freedom1 freepass freeporn freeuser front242 frontier fuck_inside
  fuckface fuckthis fuckyou1 fuckyou2 fyfcnfcbz gabriell gandalf1 gangbang gangster garfield gargoyle gateway1 geronimo
  gesperrt getmoney gfhjkm123 ghbdtnbr ghjcnjnfr gladiator gn56gn56 godfathe godfather godsmack godzilla goldfish goldstar
  goldwing golfball goodluck goodtime gordon24 gotohell greatone greenbay greenday guardian guinness halflife handyman
  hannibal happy123 happyday hardcock hardcore hardrock hawaiian hawkeyes hayabusa heather1 hedgehog heineken hellfire
  hello123 hellyeah hercules highland hollywoo holyshit hongkong hoosiers hotpussy hotstuff hurrican hyperion icecream
  idontknow ihateyou illusion ilovesex iloveyou immortal infiniti infinity internet intrepid intruder jackson1 james007
  jamesbon jamesbond jasmine1 jessica1 johannes jordan23 justdoit juventus kamikaze kangaroo karolina katerina kawasaki
  kcj9wx5n kenworth keyboard keystone killbill kingfish kingkong kingston kittycat knickers labrador lacrosse lancelot
  lasvegas leavemealone lesbians letmein1 letmein2 lifehack lightnin lightning lineage2 lionking liverpoo liverpool logitech
  lokomotiv lollipop lonestar lonewolf longhorn loverboy lowrider luckydog macdaddy madison1 magicman mailcreated5240
  majestic makaveli mamapapa manchest manchester mandingo maradona marathon mariners marino13 marlboro maryjane matthew1
  maverick mazafaka meatball meathead meatloaf mechanic megadeth megapass megatron melissa1 meowmeow mercedes meridian
  mersedes metallic metallica michael1 michigan microlab microsof microsoft midnight minecraft mistress monalisa moneyman
  mongoose monopoly monster1 montgom240 montreal moonlight morpheus mortgage mortimer motherlode motorola mountain multiplelo
  munchkin mushroom musicman mustang1 mustangs ncc1701a ncc1701d ncc1701e nebraska newcastl newyork1 nintendo nokia6300
  nuttertools nwo4life oblivion operator overkill overlord p0015123 pa55w0rd pa55word packers1 paintbal paintball pakistan
  panasoni panasonic panther1 panthers pantyhos paradise pass1234 passport passw0rd passwor1 password password1 password123
  password2 passwords passwort patrick1 patriots pavilion pearljam peekaboo penguins penthous peterpan philippe phillies
  phoenix1 pianoman pineappl pingpong pinkfloy platinum playtime plymouth poiuytrewq pokemon1 polniypizdec0211 poohbear
  poontang porkchop pornstar porsche9 portland portugal poseidon precious predator presario princess punisher punkrock
  pussycat q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsedrf qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedcrfv qazxswedc qweasdzxc
  qwer1234 qwerasdf qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop r2d2c3po
  ragnarok raiders1 raistlin rammstein rangers1 rasputin rastaman realmadrid rebecca1 redalert redskins redwings renegade
  rfnthbyf rhbcnbyf rhfcjnrf richard1 rightnow rjirfrgbde rjycnfynby roadkill roadking roadrunn robotech rockford rockhard
  rockstar rolltide romashka rootbeer runescape rush2112 sailboat salamander samantha samsung1 sandiego sapphire saratoga
  satan666 scarface scoobydo scooter1 scorpion scotland seahawks sebastia security seinfeld seminole semperfi sentinel
  septembe serenity sersolution sexygirl shamrock shaney14 shannon1 sherlock shithead showtime simpsons sithlord skittles
  skorpion skywalke skywalker slapshot slipknot smeghead sneakers snickers snoopdog snowball snowboar snuggles socrates
  softball software sojdlg123aljg soso123aljg southpark spaceman spanking spartans spectrum spiderma spiderman spitfire
  splinter spongebob squirrel srinivas stallion starbuck starcraft stardust starfire starfish stargate starship startrek
  starwars steelers stephani stingray stocking stonecol stranger stripper sundance sunflowe sunnyday sunshine super123
  superfly superman superman1 supersta superstar svetlana sweetpea swimming swingers swordfis swordfish syncmaster syracuse
  tacobell talisman tarheels tazmania technics terminator terrapin test1234 thailand thanatos thankyou thegreat thirteen
  thuglife thunder1 tiberius tinkerbell titanium titleist tommyboy tottenha translator traveler treasure trfnthbyf triangle
  trombone truelove trustno1 tunafish turkey50 twilight ultimate umbrella underdog undertaker usuckballz1 vacation valentin
  valentina valhalla vanhalen verbatim veronika vfhufhbnf vfrcbvrf vfvfgfgf viewsonic viktoria vkontakte vladimir vladislav
  warcraft warhammer warriors waterloo webmaster welcome1 werewolf westside westwood wetpussy whatever whiskers whitesox
  whocares wildcats wildfire william1 winston1 wolfgang wolfpack wolverin wolverine woofwoof wordpass wrangler wrestlin
  wrinkle1 yankees1 yosemite zaq12wsx zaq1xsw2 zeppelin zerocool zxasqw12 zxcasdqwe zxcv1234 zxcvbnm1
`
  .trim()
  .split(/\s+/)
