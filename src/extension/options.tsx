// The options page.
import browser from 'webextension-polyfill';
import { OptionsPage } from '../ui/options/page';
import { kindName } from '../ui/overlay/kinds';
import { showSettings } from './settings-page';

void showSettings(browser, document, (props) => (
  <OptionsPage
    {...props}
    version={browser.runtime.getManifest().version}
    kindName={(kind) => kindName(kind)[props.settings.lang]}
  />
));
