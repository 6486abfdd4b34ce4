/** Words that people extend with digits and symbols to reach a length. */
export const commonWords: ReadonlySet<string> = new Set(
  `abc abcd abcdef access adidas admin administrator amanda andrew angel angels apple arsenal asdf
  asdfgh asdfghjkl ashley august autumn babygirl bailey banana baseball basketball batman
  beautiful biteme blessed blink bubbles buster butterfly candy celtic changeme charlie cheese
  chelsea chelseafc chocolate chris christmas christopher company computer cookie daniel december
  default dragon elizabeth england evertonfc facebook family february ferrari flower football
  forever freedom friday friends fuckyou gemma george ginger google guest hannah happy harley
  harrypotter hello helloworld hockey holiday hunter iloveyou iloveyoubabe internet james january
  jasmine jennifer jessica jesus jordan joshua justin killer ladder ladders letmein letmeinnow
  liverpool liverpoolfc login london lovelove lovely loveme loveyou maggie manchester
  manchesterunited manunited march master matrix matthew merlin michael michelle minecraft monday
  monkey monster mother mustang mynoob mypassword naruto nicole ninja nothing november october
  office oliver orange pass passcode passphrase passw password passwords passwort pepper phoenix
  pokemon prince princess purple qazwsx qazwsxedc qwer qwert qwerty qwertyuiop rainbow rangers
  rangersfc robert root samsung scooter scotland secret september server shadow shopping silver
  snoopy soccer sophie spiderman spring staff starwars strawberry summer sunday sunshine superman
  superstar sweet system temp temporary test tester testing testtest thomas thursday tigger
  tinkerbell tottenham trustno trustnoone tuesday unknown user victoria wales warehouse wednesday
  welcome westham whatever william winter wolverine yankees zaq zxcv zxcvbn zxcvbnm`.split(/\s+/),
);

/** Common passwords of twelve characters or more, in lower case without spaces. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `101010101010 102030405060 111222333444 112233445566 121212121212 123123123123 123321123321
  1234567890qwerty 123456789abc 123456789qwe 123456789qwerty 123456qwerty 12345qwertasdfg
  1234qwerasdf 1234qwerasdfzxcv 123654789123 123qweasdzxc 135792468135 147258369147 147852369147
  159357159357 159753456852 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o
  1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc 1qazxsw23edcvfr4 246813579246
  271828182845 314159265358 3141592653589 321654987321 741852963741 789456123789 987654321abc
  a1234567890b a1b2c3d4e5f6 a1s2d3f4g5h6 aa1234567890 aaaaaa111111 abc123456789 abcd12345678
  abcdefg12345 abracadabra1 abracadabra123 accessories1 adminadmin12 adminadmin123 administrator!
  administrator1 administrator123 alexander123 antidisestablishmentarianism arsenal12345
  arsenalfc123 asdf1234qwer asdfghjklzxcvbnm asdfjkl12345 asshole12345 astonvilla123 baseball1234
  basketball12 basketball23 beautiful123 birmingham12 birmingham123 bitch1234567 blackberry12
  blessedbygod business1234 butterfly123 callofduty123 celticfc1888 changeme1234 changemenow1
  changepassword charlotte123 cheeseburger chelsea12345 chelseafc123 chocolate123 christopher1
  companyname1 computer1234 correcthorse correcthorsebatterystaple counterstrike defaultpassword
  dragondragon edinburgh123 elizabeth123 england12345 england1966! evertonfc1878 facebook1234
  football1234 footballfootball fuckyou12345 fuckyoufuckyou gameofthrones glorygloryman
  godblessyou1 godisgood123 gofuckyourself goodmorning123 googlegoogle greatbritain happybirthday
  happybirthday1 happynewyear1 harrypotter1 harrypotter7 hellohello12 hellokitty12 hellokitty123
  helloworld123 idontknow123 idontremember iforgotmypassword ihatepasswords ihateyou1234
  ilovechocolate ilovefootball ilovejesus12 ilovemydog123 ilovemyfamily iloveyou1234 iloveyou3000
  iloveyoubaby iloveyouforever iloveyoumom1 iloveyoumore iloveyousomuch imissyou1234 imthebest123
  internet1234 ironmaiden666 jesuschrist1 jesusislord1 jesuslovesme justinbieber justinbieber1
  ladder123456 ladders12345 landrover123 leagueoflegends ledzeppelin1 leedsunited1 letmeinletmein
  letmeinplease liverpool123 liverpool1892 liverpoolfc1 london123456 lordoftherings manchester12
  manchester123 manchesterunited1 manutd123456 masterkey123 mastermaster maytheforcebewithyou
  mercedes1234 mercedesbenz merrychristmas metallica123 microsoft123 minecraft123 monkeymonkey
  motherfucker mypassword123 mypassword1234 newcastleunited newpassword1 nopassword123
  notmypassword onceuponatime onedirection onedirection1 opensesame123 openthedoor123
  passw0rdpassw0rd password1234 password123password password4321 passwordispassword
  passwordpassword pineapple123 pinkfloyd123 pleasechangeme pokemon12345 princess1234 q1w2e3r4t5y6
  q1w2e3r4t5y6u7 qazwsx123456 qazwsxedcrfv qazwsxedcrfvtgb qweasdzxc123 qweasdzxcrfv qwer1234asdf
  qwerty123456 qwerty1234567 qwerty12345678 qwertyasdfgh qwertyqwerty qwertyqwerty1 qwertyuiopasdf
  qwertyuiopasdfghjkl rangersfc1872 resetpassword rollingstones rootroot1234 rumpelstiltskin
  samsung12345 samsunggalaxy scaffolding1 scaffolding123 scotland1234 secretpassword secretsecret
  security1234 slipknot6666 spiderman123 starwars1234 starwars1977 stephanie123 strawberries
  strawberry123 summer202020 summer2024!! sunshine1234 sunshinesunshine supercalifragilistic
  supercalifragilisticexpialidocious superman1234 supersecret1 supersecret123 superuser123
  teamojesus12 temporary123 temporarypassword test12345678 testing12345 testtesttest thankyoujesus
  thelordofthe thequickbrown thequickbrownfox thisismypassword thispassword tobeornottobe
  topsecret123 tottenham123 tottenhamhotspur trustno1trustno1 trustnobody123 unbelievable
  unitedkingdom volkswagen12 warehouse123 watermelon12 welcomehome1 welcometothejungle
  welcomewelcome westhamunited whatismypassword windows12345 winter2024!! worldofwarcraft
  youllneverwalkalone yourpassword zaq12wsxcde3 zaq12wsxcde34rfv zaq1xsw2cde3 zaqwsxcderfv`.split(
    /\s+/,
  ),
);
