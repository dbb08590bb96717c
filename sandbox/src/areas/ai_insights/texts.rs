//! Texts shared by several rows.

/// Markdown that must have no effect when displayed.
pub(super) const HOSTILE: &str = "# Report <script>alert('title')</script>\n\n\
    <img src=x onerror=\"alert('image')\"> <iframe src=\"https://evil.example\"></iframe>\n\n\
    [run](javascript:alert(1)) [data](data:text/html;base64,PHNjcmlwdD4=) [odd](JaVaScRiPt&colon;alert(1)) \
    [fine](https://docs.marquee.example) [mail](mailto:ada@marquee.example)\n\n\
    ![pixel](https://evil.example/pixel.png)\n\n\
    <style>body { display: none }</style><a href=\"https://evil.example\" onclick=\"alert(1)\">link</a>\n\n\
    | a | b |\n|---|---|\n| <b>bold</b> | `<i>code</i>` |\n\n\
    > > > > > > > > > > deep\n\n- [ ] task\n\n~~gone~~ \u{202e}reversed\u{202c}\n";
