/** What stands where no page is: the way home, and the hotline. Its script logs the path that was asked for. */

import { business } from '../business.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { emptyDriveway } from '../components/Scene/EmptyDriveway.tsx';
import { notFound } from '../content/errors.ts';
import { Layout, type Props } from './Layout.tsx';

export default function NotFound(props: Props) {
  const { link, ...texts } = notFound;
  return (
    <Layout {...props}>
      <div data-module="missing-path">
        <Hero
          {...texts}
          scene={emptyDriveway}
          tall
          actions={
            <>
              <ButtonLink href="/" look="primary">
                {link}
              </ButtonLink>
              <CallButton phone={business.hotline} look="outline">
                Call
              </CallButton>
            </>
          }
        />
      </div>
    </Layout>
  );
}
