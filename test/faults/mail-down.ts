import { setTimeout as pause } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { answerWith } from '#test/mail-server.ts';
import type { Fault, FaultRun, Round } from './fault.ts';
import { roundsOn } from './trading/rounds.ts';
import { openTradingShop } from './trading/trading-shop.ts';

/** Lets the mail server refuse, hang or disconnect while the shop trades. Orders continue, and no e-mail is lost. */
export const mailDown: Fault = { name: 'mail-down', rounds: 8, runRounds };

type State = 'well' | 'refusing for now' | 'hanging up' | 'never answering';
const maxFaultMs = 2000;

async function* runRounds({ rounds, random }: FaultRun): AsyncGenerator<Round> {
  let state: State = 'well';
  const mail: SMTPServerOptions = {
    onConnect: (_session, done) => {
      if (state === 'never answering') return;
      done(state === 'hanging up' ? answerWith(421, 'Closing') : null);
    },
    onRcptTo: (_to, _session, done) =>
      done(state === 'refusing for now' ? answerWith(451, 'Try later') : null),
  };
  yield* roundsOn(
    () => openTradingShop(random, 'embedded', { mail }),
    { rounds, random },
    async () => {
      state = random.pick<State>(['refusing for now', 'hanging up', 'never answering']);
      const did = `the mail server ${state}`;
      await pause(random.between(200, maxFaultMs));
      state = 'well';
      return did;
    },
  );
}
